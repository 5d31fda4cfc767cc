/**
 * Keeps one card for each item, in the items' order, so that text typed into a card survives a refresh.
 * `create(item, card)` fills a new card and returns the function that shows a newer state of its item.
 */
export function keyedList(list, template, create) {
  const cards = new Map();
  return (items) => {
    list.removeAttribute('aria-busy');
    for (const [id, { card }] of cards) {
      if (items.some((item) => item.id === id)) continue;
      card.remove();
      cards.delete(id);
    }
    items.forEach((item, index) => {
      const entry = cards.get(item.id) ?? add(item);
      entry.show(item);
      if (list.children[index] !== entry.card) list.insertBefore(entry.card, list.children[index] ?? null);
    });
    showEmptiness(list, items.length === 0);
  };

  function add(item) {
    const card = template.content.firstElementChild.cloneNode(true);
    const entry = { card, show: create(item, card) };
    cards.set(item.id, entry);
    return entry;
  }
}

/** The element of a card with this part's name. */
export function part(card, name) {
  return card.querySelector(`[data-part="${name}"]`);
}

function showEmptiness(list, isEmpty) {
  const shown = list.querySelector('.empty');
  if (!isEmpty) return shown?.remove();
  if (shown) return;
  const empty = document.createElement('p');
  empty.className = 'empty';
  empty.textContent = list.dataset.empty;
  list.append(empty);
}
