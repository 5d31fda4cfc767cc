export const texts = JSON.parse(document.body.dataset.texts);
export const language = document.documentElement.lang;

const CODE = /(?<!\d)(?:\d{3}[- ]\d{3,4}|\d{2} \d{3}|\d{4} \d{4}|\d{4,8})(?!\d)/;

/** The text as nodes, its code marked. */
export function withMarkedCode(text) {
  const found = CODE.exec(text);
  if (!found) return [text];
  const mark = document.createElement('mark');
  mark.textContent = found[0];
  return [text.slice(0, found.index), mark, text.slice(found.index + found[0].length)];
}

export function codeIn(text) {
  return CODE.exec(text)?.[0].replace(/\D/g, '') ?? null;
}

let hiding;

/** Says in passing how something ended. */
export function announce(message) {
  const toast = document.querySelector('#toast');
  toast.textContent = message;
  toast.classList.add('shown');
  clearTimeout(hiding);
  hiding = setTimeout(() => toast.classList.remove('shown'), 3000);
}
