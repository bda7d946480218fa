// Table of the cases i_* of JSONTestSuite, https://github.com/nst/JSONTestSuite, Copyright (c) 2016 Nicolas Seriot, MIT
// licence (see NOTICE). Bytes that are not printable ASCII are written in hexadecimal.

extension JSONCase {
  /// What a parser may accept or refuse: the standard leaves it open. The case of 500 nested arrays is made in
  /// `JSONTestSuiteTests`.
  static let either: [JSONCase] = [
    JSONCase("number_double_huge_neg_exp", "[123.456e-789]"),
    JSONCase(
      "number_huge_exp",
      "[0.4e00669999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999"
        + "999999999999999999999999969999999006]"),
    JSONCase("number_neg_int_huge_exp", "[-1e+9999]"),
    JSONCase("number_pos_double_huge_exp", "[1.5e+9999]"),
    JSONCase("number_real_neg_overflow", "[-123123e100000]"),
    JSONCase("number_real_pos_overflow", "[123123e100000]"),
    JSONCase("number_real_underflow", "[123e-10000000]"),
    JSONCase("number_too_big_neg_int", "[-123123123123123123123123123123]"),
    JSONCase("number_too_big_pos_int", "[100000000000000000000]"),
    JSONCase("number_very_big_negative_int", "[-237462374673276894279832749832423479823246327846]"),
    JSONCase("object_key_lone_2nd_surrogate", #"{"\uDFAA":0}"#),
    JSONCase("string_1st_surrogate_but_2nd_missing", #"["\uDADA"]"#),
    JSONCase("string_1st_valid_surrogate_2nd_invalid", #"["\uD888\u1234"]"#),
    JSONCase("string_UTF-16LE_with_BOM", hex: "FF FE 5B 00 22 00 E9 00 22 00 5D 00"),
    JSONCase("string_UTF-8_invalid_sequence", hex: "5B 22 E6 97 A5 D1 88 FA 22 5D"),
    JSONCase("string_UTF8_surrogate_U+D800", hex: "5B 22 ED A0 80 22 5D"),
    JSONCase("string_incomplete_surrogate_and_escape_valid", #"["\uD800\n"]"#),
    JSONCase("string_incomplete_surrogate_pair", #"["\uDd1ea"]"#),
    JSONCase("string_incomplete_surrogates_escape_valid", #"["\uD800\uD800\n"]"#),
    JSONCase("string_invalid_lonely_surrogate", #"["\ud800"]"#),
    JSONCase("string_invalid_surrogate", #"["\ud800abc"]"#),
    JSONCase("string_invalid_utf-8", hex: "5B 22 FF 22 5D"),
    JSONCase("string_inverted_surrogates_U+1D11E", #"["\uDd1e\uD834"]"#),
    JSONCase("string_iso_latin_1", hex: "5B 22 E9 22 5D"),
    JSONCase("string_lone_second_surrogate", #"["\uDFAA"]"#),
    JSONCase("string_lone_utf8_continuation_byte", hex: "5B 22 81 22 5D"),
    JSONCase("string_not_in_unicode_range", hex: "5B 22 F4 BF BF BF 22 5D"),
    JSONCase("string_overlong_sequence_2_bytes", hex: "5B 22 C0 AF 22 5D"),
    JSONCase("string_overlong_sequence_6_bytes", hex: "5B 22 FC 83 BF BF BF BF 22 5D"),
    JSONCase("string_overlong_sequence_6_bytes_null", hex: "5B 22 FC 80 80 80 80 80 22 5D"),
    JSONCase("string_truncated-utf-8", hex: "5B 22 E0 FF 22 5D"),
    JSONCase("string_utf16BE_no_BOM", hex: "00 5B 00 22 00 E9 00 22 00 5D"),
    JSONCase("string_utf16LE_no_BOM", hex: "5B 00 22 00 E9 00 22 00 5D 00"),
    JSONCase("structure_UTF-8_BOM_empty_object", hex: "EF BB BF 7B 7D"),
  ]
}
