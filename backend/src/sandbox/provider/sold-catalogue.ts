const COUNTRY_ROWS = `
  RU0 UA1 KZ2 CN3 PH4 MM5 ID6 MY7 KE8 TZ9 VN10 KG11 US187 US12 IL13 HK14 PL15 GB16 MG17 CD18 NG19 MO20
  EG21 IN22 IE23 KH24 LA25 HT26 CI27 GM28 RS29 YE30 ZA31 RO32 CO33 EE34 AZ35 CA36 MA37 GH38 AR39 UZ40
  CM41 TD42 DE43 LT44 HR45 SE46 IQ47 NL48 LV49 AT50 BY51 TH52 SA53 MX54 TW55 ES56 IR57 DZ58 SI59 BD60
  SN61 TR62 CZ63 LK64 PE65 PK66 NZ67 GN68 ML69 VE70 ET71 MN72 BR73 AF74 UG75 AO76 CY77 FR78 PG79 MZ80
  NP81 BE82 BG83 HU84 MD85 IT86 PY87 HN88 TN89 NI90 TL91 BO92 CR93 GT94 AE95 ZW96 PR97 SD98 TG99 KW100
  SV101 LY102 JM103 TT104 EC105 SZ106 OM107 BA108 DO109 SY110 QA111 PA112 CU113 MR114 SL115 JO116
  PT117 GE128 GR129 IS132 SK141 TJ143 BH145 ZM147 AM148 CG150 CL151 LB153 AL155 BT158 UY156 TM161
  FI163 LU165 ME171 DK172 CH173 NO174 AU175 JP182 MK183 KR190 BM195 SG196 MT199 XK203
`;

export interface SoldCountry {
  id: string;
  isoCode: string;
  name: string;
  /** HeroSMS offers a few countries only to old customers. */
  isVisible: boolean;
}

const VIRTUAL_USA = '12';
const english = new Intl.DisplayNames(['en'], { type: 'region' });

export const SOLD_COUNTRIES: readonly SoldCountry[] = COUNTRY_ROWS.trim()
  .split(/\s+/)
  .map((row) => {
    const isoCode = row.slice(0, 2);
    const id = row.slice(2);
    return { id, isoCode, name: countryName(isoCode, id), isVisible: id !== VIRTUAL_USA };
  });

function countryName(isoCode: string, id: string): string {
  if (isoCode === 'US') return id === VIRTUAL_USA ? 'USA (virtual)' : 'USA';
  return english.of(isoCode) ?? isoCode;
}

const SERVICE_ROWS = {
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

export type ServiceKind = keyof typeof SERVICE_ROWS;

export interface SoldService {
  code: string;
  name: string;
  kind: ServiceKind;
}

export const SOLD_SERVICES: readonly SoldService[] = (Object.keys(SERVICE_ROWS) as ServiceKind[]).flatMap(
  (kind) =>
    SERVICE_ROWS[kind].split(' | ').map((row) => {
      const [code = '', ...name] = row.split(' ');
      return { code, name: name.join(' '), kind };
    }),
);

const names = new Map(SOLD_SERVICES.map(({ code, name }) => [code, name]));

export function serviceName(code: string): string {
  return names.get(code) ?? code;
}
