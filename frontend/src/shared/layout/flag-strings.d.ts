// The package describes its collections only, and a collection would bring every flag into the bundle.
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string;
  export default svg;
}
