import { showCommand } from '../../command/show.js';
import { findProduct, PRODUCT_ARGUMENT, PRODUCT_FACTS } from './find-product.js';

export default showCommand({
  examples: ['torpedo products show BR-WA'],
  build: (command) => void command.argument(...PRODUCT_ARGUMENT),
  columns: PRODUCT_FACTS,
  screen: async ([product]: [string], _options, task) =>
    `/admin/products/${(await findProduct(task, product)).id}`,
  load: (task, [product]: [string]) => findProduct(task, product),
});
