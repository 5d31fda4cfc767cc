/** Kept in this tab; the site's first script reads it too. */
const KEY = 'torpedo.not_found';

export const noteNotFound = () => sessionStorage.setItem(KEY, '1');
export const isNotFound = () => KEY in sessionStorage;
export const forgetNotFound = () => sessionStorage.removeItem(KEY);
