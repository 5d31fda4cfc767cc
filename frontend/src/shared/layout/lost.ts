/** Set in this tab while it is on its way from an address that does not exist; the site's first script knows it too. */
const KEY = 'torpedo.lost';

export const noteLost = () => sessionStorage.setItem(KEY, '1');
export const isLost = () => KEY in sessionStorage;
export const forgetLost = () => sessionStorage.removeItem(KEY);
