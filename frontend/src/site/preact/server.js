import { renderToString as render } from 'preact-render-to-string';
import { withIdPrefix } from './react.js';

export const renderToString = (tree, options) => render(withIdPrefix(tree, options));

// Nothing in Preact's markup is for the browser alone.
export const renderToStaticMarkup = (tree) => renderToString(tree);
