/** Code and name, as the supplier writes them, by the kind that decides the usual price. */
const ROWS = {
  messaging: `wa Whatsapp | tg Telegram | vi Viber | wb WeChat | me LINE | kt KakaoTalk | bw Signal | ds Discord`,
  social: `fb Facebook | ig Instagram+Threads | tw Twitter/X | lf TikTok/Douyin | vp Kwai | fu Snapchat | bnl Reddit | vk VK | ok OK.ru`,
  dating: `oi Tinder | mo Bumble | qv Badoo | vz Hinge | df Happn | yw Grindr`,
  entertainment: `hb Twitch | nf Netflix | alj Spotify | bxf Disney Plus | sc Voggt`,
  games: `mt Steam | aiw Roblox | bz Blizzard`,
  shopping: `am Amazon | dh eBay | hx AliExpress | ka Shopee | aez Shein | ep Temu | cq Mercado | sn OLX | arf Enjoei | afq Magalu`,
  mobility: `ub Uber | ki 99app | rl inDrive | xk DiDi | tx Bolt | ua BlaBlaCar | aba Rappi | pd iFood`,
  travel: `uk Airbnb | aed Booking.com`,
  finance: `aaa Nubank | ev PicPay | abg PagBank | aff C6 Bank | btn Itau | ann Bradesco | lj Santander | my Caixa | aex Neon | sa Agibank | caq Stone | abj Serasa | ts PayPal | bo Wise | ij Revolut`,
  crypto: `aon Binance | abn Bybit | aor OKX | re Coinbase`,
  betting: `agl Betano | ie bet365`,
  accounts: `go Google,youtube,Gmail | wx Apple | mm Microsoft | mb Yahoo | dp ProtonMail | pm AOL | ma Mail.ru | ya Yandex`,
  ai: `dr OpenAI | acz Claude | anj Gemini | atw DeepSeek`,
  work: `tn LinkedIn | cn Fiverr`,
  other: `ot Any other`,
};

export type ServiceKind = keyof typeof ROWS;

export interface SoldService {
  code: string;
  name: string;
  kind: ServiceKind;
}

export const SOLD_SERVICES: readonly SoldService[] = (Object.keys(ROWS) as ServiceKind[]).flatMap((kind) =>
  ROWS[kind].split(' | ').map((row) => {
    const [code = '', ...name] = row.split(' ');
    return { code, name: name.join(' '), kind };
  }),
);

const names = new Map(SOLD_SERVICES.map(({ code, name }) => [code, name]));

export function serviceName(code: string): string {
  return names.get(code) ?? code;
}
