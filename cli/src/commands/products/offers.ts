import type { Schemas } from '@torpedo/api-client';
import { changeCommand } from '../../command/change.js';
import { key, micros, share, state, text, time, type Columns } from '../../command/columns.js';
import { parseCount } from '../../command/options.js';
import { rowsCommand } from '../../command/show.js';
import { CliError } from '../../errors.js';
import type { Task } from '../../command/task.js';
import { findProduct, PRODUCT_ARGUMENT, type Product } from './find-product.js';

type Offers = Schemas['ProductOffersDto'];
type Offer = Offers['items'][number];

const OFFER_ARGUMENT = ['<offer>', 'code of its provider, or id of the offer'] as const;

const COLUMNS: Columns<Offer> = {
  position: text((offer) => offer.position),
  provider: text((offer) => offer.provider),
  state: state(({ obstacle }) => obstacle ?? 'active'),
  cost: micros(({ cost }) => cost),
  stock: text((offer) => offer.stock),
  delivery: share((offer) => offer.delivery_rate),
  typical_seconds: text((offer) => offer.typical_seconds),
  sample: text((offer) => offer.sample_size),
  promised: micros(({ closure }) => closure && closure.promised),
  asked: text(({ closure }) => closure?.asked),
  closed_at: time(({ closure }) => closure?.since),
  id: key((offer) => offer.id),
};

export const offers = rowsCommand('List who supplies a product, in the order in which they are asked', {
  examples: ['torpedo products offers BR-WA'],
  build: (command) => void command.argument(...PRODUCT_ARGUMENT),
  columns: COLUMNS,
  screen: async ([product]: [string], _options, task) =>
    `/admin/products/${(await findProduct(task, product)).id}`,
  async load(task, [product]: [string]) {
    const { id } = await findProduct(task, product);
    const call = () => task.api.GET('/api/v1/admin/products/{id}/offers', { params: { path: { id } } });
    return (await task.call('Reading the offers…', call)).items;
  },
});

interface Target {
  product: Product;
  offer: Offer;
}

async function findOffer(task: Task, written: string, wanted: string): Promise<Target> {
  const product = await findProduct(task, written);
  const path = { id: product.id };
  const { items } = await task.call('Reading the offers…', () =>
    task.api.GET('/api/v1/admin/products/{id}/offers', { params: { path } }),
  );
  const [offer, ...others] = items.filter(({ id, provider }) => id === wanted || provider === wanted);
  if (offer && others.length === 0) return { product, offer };
  const message = offer
    ? `Several offers of ${product.sku} are by ${wanted}.`
    : `${product.sku} has no offer ${wanted}.`;
  throw new CliError(message, `Look with: torpedo products offers ${product.sku}`, 'notFound');
}

export const moveOffer = changeCommand<Target, Offers, [string, string, number]>({
  action: 'offer.move',
  summary: 'Ask a provider earlier or later for a product',
  examples: ['torpedo products move-offer BR-WA norte 1 --reason "Delivers better"'],
  build: (command) =>
    void command
      .argument(...PRODUCT_ARGUMENT)
      .argument(...OFFER_ARGUMENT)
      .argument('<position>', 'its new place, from 1', parseCount),
  find: (task, [product, offer]) => findOffer(task, product, offer),
  send: ({ api }, { target: { product, offer }, args: [, , position], reason }) =>
    api.PATCH('/api/v1/admin/products/{id}/offers/{offerId}', {
      params: { path: { id: product.id, offerId: offer.id } },
      body: { position, reason },
    }),
  done: (_offers, { target: { product, offer }, args: [, , position] }) =>
    `${offer.provider} is asked at place ${position} for ${product.sku}.`,
});

export const openOffer = changeCommand<Target, Offers, [string, string]>({
  action: 'offer.open',
  summary: 'Buy again at an offer that its cost has closed',
  examples: ['torpedo products open-offer BR-WA norte --reason "Their support answered"'],
  build: (command) => void command.argument(...PRODUCT_ARGUMENT).argument(...OFFER_ARGUMENT),
  find: (task, [product, offer]) => findOffer(task, product, offer),
  send: ({ api }, { target: { product, offer }, reason }) =>
    api.POST('/api/v1/admin/products/{id}/offers/{offerId}/open', {
      params: { path: { id: product.id, offerId: offer.id } },
      body: { reason },
    }),
  done: (_offers, { target: { product, offer } }) => `${product.sku} is bought at ${offer.provider} again.`,
});
