// The translators' sheets, one language at a time.
function showSheets(section) {
  const template = document.createElement("template");
  template.innerHTML = section.querySelector("script").textContent;
  const pieces = [...template.content.children];
  const sheets = new Map(pieces.filter((piece) => piece.matches(".sheet")).map((sheet) => [sheet.dataset.locale, sheet]));
  const shared = pieces.find((piece) => piece.matches(".shared"));
  const select = section.querySelector("select");
  // What is about several languages is written once; a row that names none is about all.
  const addShared = (sheet) => {
    if (!shared || sheet.querySelector(".shared")) return;
    const list = shared.cloneNode(true);
    for (const row of list.querySelectorAll("li")) {
      if (row.dataset.locales && !row.dataset.locales.split(" ").includes(sheet.dataset.locale)) row.remove();
    }
    if (list.querySelector("li")) sheet.append(list);
  };
  const choose = () => {
    const sheet = sheets.get(select.value);
    addShared(sheet);
    section.querySelector(".sheet").replaceWith(sheet);
  };
  select.addEventListener("change", choose);
  section.hidden = false;
  choose();
}
