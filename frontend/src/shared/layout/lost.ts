/** In this tab; the site's first script reads it too. */
const KEY = 'torpedo.lost';

export const noteLost = () => sessionStorage.setItem(KEY, '1');
export const isLost = () => KEY in sessionStorage;
export const forgetLost = () => sessionStorage.removeItem(KEY);
