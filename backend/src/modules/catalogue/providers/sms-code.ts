interface Candidate {
  code: string;
  start: number;
  end: number;
  /** Such digits count only near a word like "code". */
  needsWord: boolean;
}

interface Form {
  pattern: RegExp;
  needsWord?: boolean;
}

/** A code is not part of a longer number, an amount, a date or an address. */
const BEFORE = '(?<![\\p{Lu}\\p{Ll}\\d]|[\\d*•][-.,:/ ]|[-+#*•/]|\\(\\d{2}\\) )';
const AFTER = '(?![\\p{Lu}\\d]|[-.,:/ ]\\d|/)';
const digits = (pattern: string) => new RegExp(`${BEFORE}(${pattern})${AFTER}`, 'gu');
const FORMS: readonly Form[] = [
  // G-123456, G-55 81 20, FB-12345: the letters stand for the service.
  {
    pattern:
      /(?<![\p{L}\d-])[A-Z]{1,3}-(\d{2} \d{2} \d{2}|\d(?: \d){3,7}|\d{2,3} \d{3}|\d{4,8})(?![\d-]| \d)/gu,
  },
  { pattern: digits('\\d{3}[- ]\\d{3,4}') },
  // This may also be a telephone number: 1588-1255.
  { pattern: digits('\\d{4}[- ]\\d{4}'), needsWord: true },
  { pattern: digits('\\d{2}[- ]\\d{3}') },
  // Pairs of digits without such a word: only where a message usually has its code, and not a date.
  {
    pattern: digits(
      '(?<=^|[:\\n] ?|(?:[Uu]s[ae]|[Ee]nter|[Dd]igite) )(?!(?:0[1-9]|[12]\\d|3[01]) (?:0[1-9]|1[0-2]) )\\d{2} \\d{2} \\d{2}',
    ),
  },
  { pattern: digits('\\d{2} \\d{2} \\d{2}'), needsWord: true },
  { pattern: digits('\\d(?:[- ]\\d){3,7}'), needsWord: true },
  { pattern: digits('\\d{4,8}') },
  // A7K9Q2, B4K-9QX: this may also be a flight, a number plate or a parcel.
  {
    pattern:
      /(?<![\p{L}\d-])(?!X{2})(?=[A-Z-]*\d)(?=[\d-]*[A-Z])([A-Z\d]{2,8}-?[A-Z\d]{2,5})(?![\p{L}\d-])/gu,
    needsWord: true,
  },
];

/** These forms count only right beside a word like "code": `4f7k2p`, `MBTRW`. */
const RARE_FORMS: readonly Form[] = [
  /(?<![\p{L}\d/.@#=_-])(?=[a-z\d]*(?:[a-z]\d+[a-z]|\d[a-z]+\d))([a-z\d]{5,8})(?![\p{L}\d@=_-]|[/.]\S)/giu,
  /(?<![\p{L}\d/.@#=_-])([B-DF-HJ-NP-TV-Z]{5,8})(?![\p{L}\d@=_-]|[/.:]\S)/gu,
].map((pattern) => ({ pattern, needsWord: true }));

/** Stems of "code", "password", "confirmation" in some forty languages. */
const CODE_WORDS = new RegExp(
  [
    'code|codigo|código|codice|cod(?:ul)?(?!\\p{L})|pin(?!\\p{L})|otp|tan(?!\\p{L})|(?<!\\p{L})tac(?!\\p{L})|token|passcode|passwor|verif|confirm',
    'clave|chave de seguran|senha|contraseñ|mot de passe|kennwort|passwort|kod|kód|kood|heslo|šifr|hasło|şifre|sandi|laluan|wachtwoord|κωδικ|koodi|lösenord|passord',
    'код|парол|підтвердж|רמז|קוד|סיסמ|אימות|رمز|كود|كلمة المرور|تحقق|کد|کوڈ|گذرواژه|კოდ|կոդ|ኮድ',
    'कोड|ओटीपी|पासवर्ड|सत्यापन|কোড|ওটিপি|குறியீ|కోడ్|ಕೋಡ್|കോഡ്|કોડ|ਕੋਡ|කේත|รหัส|โค้ด|ລະຫັດ|កូដ|ကုဒ်|mã(?!\\p{L})|\\bma (?:otp|xac)|mật khẩu',
    '验证码|驗證碼|校验码|动态码|代码|代碼|密码|密碼|认证码|認証|コード|パスワード|暗証|인증|코드|비밀번호',
  ].join('|'),
  'giu',
);

/** These words stand before an amount, a telephone number, a card, an order or a reference. */
const OTHER_BEFORE = new RegExp(
  `(?:${[
    '\\p{Sc}|(?<!\\p{L})(?:rp|rm|rs\\.?|usd|eur|brl)',
    'tel\\.?|phone|fon[eo]|ring|call|ligar do|ligue|hotline|телефон|звоните|дзвоніть|звони|gọi|(?<!\\p{L})lh|liên hệ|lien he|โทร|电话|致电|電話|문의|اتصل على|טלפון|puhelin|پشتیبانی',
    'stop to|final|finissant par|ending in|карта|card|cart[aã]o|tarjeta|carta|kad|카드|カード|尾号|כרטיס|conta|account|ag[eê]ncia',
    'order(?:nr)?|pedido|ordine|bestellnummer|bestelling|sipariş|zamówienie|заказ|заказа|comanda|订单|ご注文|ההזמנה שלך|बुकिंग|case',
    'ref|protocolo|volgnummer|序号|نمره|service client|assistenza|고객센터',
    'مبلغ|للمبلغ|بمبلغ|בסך|ยอด|金额|金額|so tien|টাকা|결제|付款|kwota|importe|valid until|até|geldig tot',
  ].join('|')})[^\\p{L}\\d]{0,4}$`,
  'iu',
);

/** These words stand after such a number. */
const OTHER_AFTER =
  /^\s?(?:\p{Sc}|%|eur\b|usd\b|pln\b|vnd\b|tl\b|kr\b|kč|zł|lei\b|руб|р(?!\p{L})|грн|тг(?!\p{L})|ريال|ریال|บาท|元|円|원|年|년|카드|ש"ח|(?:sec|sek|min|seg)(?:s|ond|und|ut|\b)|сек|мин|秒|초|분)/iu;

const CURRENCY = `(?:${Intl.supportedValuesOf('currency').join('|')})`;
const CURRENCY_BEFORE = new RegExp(`(?<!\\p{L})${CURRENCY}[^\\p{L}\\d]?$`, 'u');
const CURRENCY_OR_UNIT_AFTER = new RegExp(`^\\s?(?:${CURRENCY}|Mo|MB|GB|km|kg)(?!\\p{L})`, 'u');

const YEAR = /^(?:19|20)\d{2}$/;
const SENTENCE_END = /[.!?。！？।؟\n]\s|[。！？।]/gu;

/** No SMS is longer. A limit is needed because the search time grows faster than the text. */
const LONGEST_MESSAGE = 2000;

const FAR = 10_000;
const NEXT_SENTENCE = 40;
const OTHER = 2_000;
const BESIDE = 20;
const BEFORE_IT = 40;

/** Null without a code. Of several numbers, the one nearest to a word like "code" is the code. */
export function extractCode(text: string): string | null {
  const plain = plainText(text.slice(0, LONGEST_MESSAGE));
  const words = [...plain.matchAll(CODE_WORDS)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const best = (forms: readonly Form[], farthest: number) =>
    candidatesIn(plain, forms)
      .map((candidate) => ({ ...candidate, rank: rankOf(plain, candidate, words) }))
      .filter(({ rank }) => rank < farthest)
      .sort((left, right) => left.rank - right.rank || left.start - right.start)[0];
  return (best(FORMS, FAR + OTHER) ?? best(RARE_FORMS, BESIDE))?.code ?? null;
}

const BARE_CODE = /^(?:\S{1,12}|[\d\s-]{1,20})$/;

/** Some providers put the whole message into the field for the code. */
export function readContent(
  field: string | null,
  text: string | null,
): { code: string | null; text: string | null } {
  if (field === null) return { code: text === null ? null : extractCode(text), text };
  const code = extractCode(field);
  const holdsMessage = !BARE_CODE.test(field) && (text === null || text.trim() === field.trim());
  return holdsMessage ? { code, text: text ?? field } : { code: code ?? field, text };
}

/** Writes digits as 0 to 9, wide letters as Latin ones and dashes as "-"; removes marks of direction and emphasis. */
function plainText(text: string): string {
  return text
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/[\u05f4\u201c\u201d]/g, '"')
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/(?<![*\p{L}\d])\*([A-Z\d][A-Z\d -]{2,18})\*(?![*\p{L}\d])/gu, ' $1 ');
}

/** The ten digits of each script follow its zero. */
function digitValue(digit: string): number {
  let value = 0;
  const code = digit.codePointAt(0)!;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

function candidatesIn(text: string, forms: readonly Form[]): Candidate[] {
  const found: Candidate[] = [];
  for (const { pattern, needsWord = false } of forms) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const code = (match[1] ?? '').replace(/[- ]/g, '');
      if (code.length < 4 || found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ code, start, end, needsWord });
    }
  }
  return found;
}

function rankOf(
  text: string,
  { code, start, end, needsWord }: Candidate,
  words: { start: number; end: number }[],
): number {
  const distances = words.map((word) => {
    const [from, to] = word.start >= end ? [end, word.start] : [word.end, start];
    const sentences = text.slice(from, to).match(SENTENCE_END)?.length ?? 0;
    return Math.max(to - from, 0) + sentences * NEXT_SENTENCE;
  });
  const distance = Math.min(FAR, ...distances);
  const isAlone = text.trim().length === end - start;
  if (needsWord && distance === FAR && !isAlone) return Infinity;
  const isYear = YEAR.test(code) && distance > 3;
  return (
    distance +
    (isYear || isOther(text.slice(Math.max(0, start - BEFORE_IT), start), text.slice(end)) ? FAR + OTHER : 0)
  );
}

function isOther(before: string, after: string): boolean {
  if (OTHER_BEFORE.test(before) || CURRENCY_BEFORE.test(before)) return true;
  return OTHER_AFTER.test(after) || CURRENCY_OR_UNIT_AFTER.test(after);
}
