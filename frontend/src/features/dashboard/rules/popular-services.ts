import type { Schemas } from '@torpedo/api-client';
import { serviceSlug } from '../../../shared/catalogue';

type Service = Schemas['ServiceDto'];

const popular = [
  ['whatsapp', 'WhatsApp'],
  ['facebook', 'Facebook'],
  ['telegram', 'Telegram'],
  ['tinder', 'Tinder'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['linkedin', 'LinkedIn'],
  ['discord', 'Discord'],
  ['tiktok', 'TikTok'],
  ['netflix', 'Netflix'],
  ['google', 'Google'],
  ['apple', 'Apple'],
] as const;

export interface PopularService {
  slug: string;
  name: string;
  imageUrl: string | undefined;
  /** Undefined while it cannot be bought. */
  price: { cents: number; currency: string } | undefined;
}

function popularService(slug: string, name: string, service: Service | undefined): PopularService {
  const price =
    service && service.stock > 0 ? { cents: service.price_cents, currency: service.currency } : undefined;
  return { slug, name: service?.name ?? name, imageUrl: service?.service_image_url ?? undefined, price };
}

/** The services that most people come for, in their order, with what the catalogue says of each. */
export function popularServices(catalogue: Service[]): PopularService[] {
  const bySlug = new Map(catalogue.map((service) => [serviceSlug(service.name), service]));
  return popular.map(([slug, name]) => popularService(slug, name, bySlug.get(slug)));
}

export const popularCount = popular.length;
