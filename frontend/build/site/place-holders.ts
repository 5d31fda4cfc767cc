/** Where the server writes the address that customers use, without a slash at its end. */
export const PUBLIC_URL = '%PUBLIC_URL%';

/** Where the server writes the path under which it sends the page. */
export const PAGE_PATH = '%PAGE_PATH%';
