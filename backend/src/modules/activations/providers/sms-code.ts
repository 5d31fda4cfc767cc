/** A number in a text that could be the code. */
interface Candidate {
  code: string;
  start: number;
  end: number;
}

/**
 * How codes are written, after digits of all scripts have become 0 to 9 and all dashes "-". What stands next to them must
 * not make them part of a longer number, an amount, a date, a time or an address.
 */
const BEFORE = '(?<![\\p{Lu}\\p{Ll}\\d]|[\\d*•][-.,:/ ]|[-+#*•/]|\\(\\d{2}\\) )';
const AFTER = '(?![\\p{Lu}\\d]|[-.,:/ ]\\d|/)';
const FORMS = [
  // G-123456, FB-12345: the letters only name the service.
  /(?<![\p{L}\d-])[A-Z]{1,3}-(\d{4,8})(?![\d-])/gu,
  new RegExp(`${BEFORE}(\\d{3})[- ](\\d{3,4})${AFTER}`, 'gu'),
  new RegExp(`${BEFORE}(\\d{4})[- ](\\d{4})${AFTER}`, 'gu'),
  new RegExp(`${BEFORE}(\\d{2})[- ](\\d{3})${AFTER}`, 'gu'),
  new RegExp(`${BEFORE}(\\d{4,8})${AFTER}`, 'gu'),
  // A7K9Q2, B4K-9QX: capitals with at least one digit.
  /(?<![\p{L}\d-])(?!X{2})(?=[A-Z-]*\d)(?=[\d-]*[A-Z])([A-Z\d]{2,8})-?([A-Z\d]{2,5})(?![\p{L}\d-])/gu,
];

/** "Code", "password", "confirmation" as messages write them in some thirty languages: stems, so that endings do not matter. */
const CODE_WORDS = new RegExp(
  [
    'code|codigo|código|codice|cod(?:ul)?(?!\\p{L})|pin(?!\\p{L})|otp|tan(?!\\p{L})|token|passcode|passwor|verif|confirm',
    'clave|senha|contraseñ|mot de passe|kennwort|passwort|kod|kód|hasło|şifre|sandi|wachtwoord|κωδικ|koodi|lösenord',
    'код|парол|підтвердж|רמז|קוד|סיסמ|אימות|رمز|كود|كلمة المرور|تحقق|کد|گذرواژه',
    'कोड|ओटीपी|पासवर्ड|सत्यापन|কোড|ওটিপি|รหัส|โค้ด|mã(?!\\p{L})|\\bma otp|mật khẩu',
    '验证码|驗證碼|校验码|密码|密碼|认证码|認証|コード|パスワード|暗証|인증|코드|비밀번호',
  ].join('|'),
  'giu',
);

/** What stands right before a number that is something else: money, a telephone, a card, an order, a reference. */
const OTHER_BEFORE = new RegExp(
  `(?:${[
    '\\$|€|£|¥|₹|₽|₺|(?<!\\p{L})(?:rp|rm|usd|eur|brl)',
    'tel\\.?|phone|call|ligar do|ligue|hotline|телефон|звоните|дзвоніть|звони|gọi|โทร|电话|致电|電話|اتصل على|טלפון|puhelin|پشتیبانی',
    'stop to|final|finissant par|ending in|карта|card|cart[aã]o|tarjeta|carta|kad|카드|尾号|conta|account|ag[eê]ncia',
    'order(?:nr)?|pedido|ordine|bestellnummer|bestelling|sipariş|zamówienie|заказ|заказа|comanda|订单|ご注文|ההזמנה שלך|बुकिंग|case',
    'ref|protocolo|volgnummer|序号|نمره|service client|assistenza|고객센터',
    'مبلغ|للمبلغ|بمبلغ|ยอด|金额|金額|so tien|টাকা|결제|付款|kwota|importe|valid until|até|geldig tot',
  ].join('|')})[^\\p{L}\\d]{0,4}$`,
  'iu',
);

/** What stands right after one: a currency, a unit, the sign of a year or of money. */
const OTHER_AFTER =
  /^\s?(?:€|₽|₹|%|eur\b|usd\b|pln\b|vnd\b|tl\b|kr\b|kč|lei\b|руб|р(?!\p{L})|грн|ريال|ریال|บาท|元|円|원|年|년|ש"ח)/iu;

const YEAR = /^(?:19|20)\d{2}$/;
const SENTENCE_END = /[.!?。！？।؟\n]\s|[。！？।]/gu;

const FAR = 10_000;
const NEXT_SENTENCE = 40;
const OTHER = 2_000;

/**
 * The verification code in the text of a message: 4 to 8 digits of any script, also written `123-456`, `71 204` or
 * `G-123456`, without what separates them, or capitals with digits (`A7K9Q2`); null where there is none. Among several
 * numbers the one nearest to a word like "code" wins; one that names itself an amount, a telephone, a card or an order
 * never does, and a year only next to such a word.
 */
export function extractCode(text: string): string | null {
  const plain = plainText(text);
  const words = [...plain.matchAll(CODE_WORDS)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  const [best] = candidatesIn(plain)
    .map((candidate) => ({ ...candidate, rank: rankOf(plain, candidate, words) }))
    .filter(({ rank }) => rank < FAR + OTHER)
    .sort((left, right) => left.rank - right.rank || left.start - right.start);
  return best?.code ?? null;
}

/** A code as suppliers write one: a word, or digits in groups. */
const BARE_CODE = /^(?:\S{1,12}|[\d\s-]{1,20})$/;

/**
 * Code and text of a message from the two fields of a supplier. At some suppliers the field of the code holds the whole
 * message, also one without a code: then it is the text, so that the message is the same as where only its text is sent.
 */
export function readContent(
  field: string | null,
  text: string | null,
): { code: string | null; text: string | null } {
  if (field === null) return { code: text === null ? null : extractCode(text), text };
  const code = extractCode(field);
  const holdsMessage = !BARE_CODE.test(field) && (text === null || text.trim() === field.trim());
  return holdsMessage ? { code, text: text ?? field } : { code: code ?? field, text };
}

/** Digits of all scripts as 0 to 9, wide letters as Latin ones, every dash as "-", no marks of direction. */
function plainText(text: string): string {
  return text
    .replace(/\p{L}/gu, (letter) => letter.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** The digits of a script stand in a row, from its zero on. */
function digitValue(digit: string): number {
  let value = 0;
  const code = digit.codePointAt(0)!;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}

function candidatesIn(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const form of FORMS) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const code = match.slice(1).join('');
      if (code.length < 4 || found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ code, start, end });
    }
  }
  return found;
}

/** The lower, the likelier. */
function rankOf(
  text: string,
  { code, start, end }: Candidate,
  words: { start: number; end: number }[],
): number {
  const distances = words.map((word) => {
    const [from, to] = word.start >= end ? [end, word.start] : [word.end, start];
    const sentences = text.slice(from, to).match(SENTENCE_END)?.length ?? 0;
    return Math.max(to - from, 0) + sentences * NEXT_SENTENCE;
  });
  const distance = Math.min(FAR, ...distances);
  const isOther = OTHER_BEFORE.test(text.slice(0, start)) || OTHER_AFTER.test(text.slice(end));
  const isYear = YEAR.test(code) && distance > 3;
  return distance + (isOther || isYear ? FAR + OTHER : 0);
}
