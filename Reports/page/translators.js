// The translators' sheets, one language at a time.
function showSheets(section) {
  const template = document.createElement("template");
  template.innerHTML = section.querySelector("script").textContent;
  const sheets = new Map([...template.content.children].map((sheet) => [sheet.dataset.locale, sheet]));
  const select = section.querySelector("select");
  const choose = () => section.querySelector(".sheet").replaceWith(sheets.get(select.value));
  select.addEventListener("change", choose);
  section.hidden = false;
  choose();
}
