export type ServiceCategory =
  | 'messaging'
  | 'social'
  | 'dating'
  | 'entertainment'
  | 'games'
  | 'shopping'
  | 'mobility'
  | 'travel'
  | 'finance'
  | 'crypto'
  | 'betting'
  | 'accounts'
  | 'ai'
  | 'work'
  | 'other';

export const SERVICE_ROWS: readonly (readonly [string, string, ServiceCategory, string | null])[] = [
  ['wa', 'WhatsApp', 'messaging', 'whatsapp'],
  ['tg', 'Telegram', 'messaging', 'telegram'],
  ['vi', 'Viber', 'messaging', 'viber'],
  ['wb', 'WeChat', 'messaging', 'wechat'],
  ['me', 'LINE', 'messaging', 'line'],
  ['kt', 'KakaoTalk', 'messaging', 'kakaotalk'],
  ['bw', 'Signal', 'messaging', 'signal'],
  ['ds', 'Discord', 'messaging', 'discord'],
  ['fb', 'Facebook', 'social', 'facebook'],
  ['ig', 'Instagram', 'social', 'instagram'],
  ['tw', 'Twitter', 'social', 'x'],
  ['lf', 'TikTok', 'social', 'tiktok'],
  ['vp', 'Kwai', 'social', 'kuaishou'],
  ['fu', 'Snapchat', 'social', 'snapchat'],
  ['bnl', 'Reddit', 'social', 'reddit'],
  ['vk', 'VK', 'social', 'vk'],
  ['ok', 'OK.ru', 'social', 'odnoklassniki'],
  ['oi', 'Tinder', 'dating', 'tinder'],
  ['mo', 'Bumble', 'dating', null],
  ['qv', 'Badoo', 'dating', 'badoo'],
  ['vz', 'Hinge', 'dating', null],
  ['df', 'Happn', 'dating', null],
  ['yw', 'Grindr', 'dating', null],
  ['hb', 'Twitch', 'entertainment', 'twitch'],
  ['nf', 'Netflix', 'entertainment', 'netflix'],
  ['alj', 'Spotify', 'entertainment', 'spotify'],
  ['bxf', 'Disney+', 'entertainment', null],
  ['sc', 'Voggt', 'entertainment', null],
  ['mt', 'Steam', 'games', 'steam'],
  ['aiw', 'Roblox', 'games', 'roblox'],
  ['bz', 'Blizzard', 'games', 'battledotnet'],
  ['am', 'Amazon', 'shopping', null],
  ['dh', 'eBay', 'shopping', 'ebay'],
  ['hx', 'AliExpress', 'shopping', 'aliexpress'],
  ['ka', 'Shopee', 'shopping', 'shopee'],
  ['aez', 'Shein', 'shopping', null],
  ['ep', 'Temu', 'shopping', null],
  ['cq', 'Mercado Livre', 'shopping', 'mercadopago'],
  ['sn', 'OLX', 'shopping', null],
  ['arf', 'Enjoei', 'shopping', null],
  ['afq', 'Magalu', 'shopping', null],
  ['ub', 'Uber', 'mobility', 'uber'],
  ['ki', '99', 'mobility', null],
  ['rl', 'inDrive', 'mobility', null],
  ['xk', 'DiDi', 'mobility', null],
  ['tx', 'Bolt', 'mobility', null],
  ['ua', 'BlaBlaCar', 'mobility', null],
  ['aba', 'Rappi', 'mobility', null],
  ['pd', 'iFood', 'mobility', 'ifood'],
  ['uk', 'Airbnb', 'travel', 'airbnb'],
  ['aed', 'Booking.com', 'travel', 'bookingdotcom'],
  ['aaa', 'Nubank', 'finance', 'nubank'],
  ['ev', 'PicPay', 'finance', 'picpay'],
  ['abg', 'PagBank', 'finance', 'pagseguro'],
  ['aff', 'C6 Bank', 'finance', null],
  ['btn', 'Itaú', 'finance', null],
  ['ann', 'Bradesco', 'finance', null],
  ['lj', 'Santander', 'finance', null],
  ['my', 'Caixa', 'finance', null],
  ['aex', 'Neon', 'finance', null],
  ['sa', 'Agibank', 'finance', null],
  ['caq', 'Stone', 'finance', null],
  ['abj', 'Serasa', 'finance', null],
  ['ts', 'PayPal', 'finance', 'paypal'],
  ['bo', 'Wise', 'finance', 'wise'],
  ['ij', 'Revolut', 'finance', 'revolut'],
  ['aon', 'Binance', 'crypto', 'binance'],
  ['abn', 'Bybit', 'crypto', null],
  ['aor', 'OKX', 'crypto', 'okx'],
  ['re', 'Coinbase', 'crypto', 'coinbase'],
  ['agl', 'Betano', 'betting', null],
  ['ie', 'bet365', 'betting', null],
  ['go', 'Google', 'accounts', 'google'],
  ['wx', 'Apple', 'accounts', 'apple'],
  ['mm', 'Microsoft', 'accounts', null],
  ['mb', 'Yahoo', 'accounts', null],
  ['dp', 'Proton Mail', 'accounts', 'protonmail'],
  ['pm', 'AOL', 'accounts', null],
  ['ma', 'Mail.ru', 'accounts', 'maildotru'],
  ['ya', 'Yandex', 'accounts', null],
  ['dr', 'OpenAI', 'ai', null],
  ['acz', 'Claude', 'ai', 'claude'],
  ['anj', 'Gemini', 'ai', 'googlegemini'],
  ['atw', 'DeepSeek', 'ai', 'deepseek'],
  ['tn', 'LinkedIn', 'work', 'linkedin'],
  ['cn', 'Fiverr', 'work', 'fiverr'],
  ['ot', 'Any other', 'other', null],
];

export interface KnownService {
  code: string;
  slug: string;
  name: string;
  brand: string | null;
  category: ServiceCategory;
}

export const KNOWN_SERVICES: readonly KnownService[] = SERVICE_ROWS.map(([code, name, category, brand]) => ({
  code,
  slug: serviceSlug(name),
  name,
  brand,
  category,
}));

const byCode = new Map(KNOWN_SERVICES.map((service) => [service.code, service]));
const bySlug = new Map(KNOWN_SERVICES.map((service) => [service.slug, service]));

/** An unknown code gets the provider's name and no logo. */
export function describeService(code: string, listedName: string): KnownService {
  return (
    byCode.get(code) ?? {
      code,
      slug: serviceSlug(listedName) || code,
      name: listedName,
      brand: null,
      category: 'other',
    }
  );
}

export function findService(term: string): KnownService | null {
  return byCode.get(term.trim().toLowerCase()) ?? bySlug.get(serviceSlug(term)) ?? null;
}

export function serviceSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
