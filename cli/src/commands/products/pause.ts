import { changeCommand } from '../../command/change.js';
import { findProduct, PRODUCT_ARGUMENT, PRODUCT_FACTS, type Product } from './find-product.js';

export default changeCommand<Product, Product, [string]>({
  examples: ['torpedo products pause BR-WA --reason "Codes do not arrive"'],
  build: (command) => void command.argument(...PRODUCT_ARGUMENT),
  find: (task, [product]) => findProduct(task, product),
  send: ({ api }, { target, reason }) =>
    api.POST('/api/v1/admin/products/{id}/pause', { params: { path: { id: target.id } }, body: { reason } }),
  columns: PRODUCT_FACTS,
  done: ({ sku }) => `${sku} is not sold; numbers in use go on.`,
});
