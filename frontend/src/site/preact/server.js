import { renderToString as render } from 'preact-render-to-string';
import { withIdPrefix } from './react.js';

export const renderToString = (tree, options) => render(withIdPrefix(tree, options));

// Preact's normal markup is already static: it holds nothing that only the browser needs.
export const renderToStaticMarkup = (tree) => renderToString(tree);
