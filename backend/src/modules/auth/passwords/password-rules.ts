import type { FieldTextKey } from '../../../platform/errors/index.js';
import {
  PASSWORD_CRITERIA,
  type PasswordCriteria,
  type PasswordCriterion,
  unmetCriteria,
} from '../../../platform/password-criteria.js';

export const COMMON_BEGINNINGS = `
password passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd pass senha senh@ s3nha minhasenha mudar mudarsenha trocar
trocarsenha admin adm1n administrador administrator root user usuario teste test teste1 test1 guest convidado
welcome bemvindo hello ola letmein login acesso access master mestre changeme change default padrao temp temporary
temporaria qwerty qwert qwer asdf asdfgh zxcvbn qwertyuiop q1w2e3 q1w2e3r4 1q2w3e 1q2w3e4r 1qaz2wsx qazwsx zaq12wsx
abc abcd abcde abcdef abcdefg aa aaa aaaa aabb xyz iloveyou teamo teadoro amor amorzinho princesa princess jesus
jesuscristo deus deusefiel deuseamor jesusteama familia brasil brazil flamengo corinthians palmeiras santos
saopaulo vasco gremio cruzeiro botafogo fluminense futebol football soccer dragon monkey sunshine summer verao
winter inverno spring primavera autumn outono january february march april june july august september october
november december janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
monday tuesday friday segunda sexta secret secreto segredo superman batman starwars pokemon naruto samsung iphone
apple google facebook instagram whatsapp telegram tiktok netflix computer computador internet windows microsoft
linux oracle cisco server servidor company empresa torpedo maria joao jose pedro lucas gabriel rafael daniel
michael jordan charlie ashley shadow freedom trustno1 killer ninja mustang harley hunter ranger baseball pepper
`;

export const COMMON_ENDINGS = `
1! 1@ 1$ 1* 1? 1& 1% 12! 12@ 123! 123@ 123$ 123* 123% 123& 123? 1234! 1234@ 1234$ 1234* 12345! 12345@ 12345$
123456! 123456@ 123456$ !1 @1 $1 *1 !12 @12 !123 @123 $123 *123 %123 &123 ?123 !1234 @1234 $1234 *1234 !12345
@12345 $12345 !123456 @123456 $123456 @123! 1!2@ 1@2$ 01! 01@ !01 @01 10! 10@ !10 @10 11! @11 22! @22 69! @69 77! @77
99! @99 007! @007 100! @100 321! @321 !321 111! @111 777! @777 0! @0 00! @00
2015! 2016! 2017! 2018! 2019! 2020! 2021! 2022! 2023! 2024! 2025! 2026! 2027! 2028! 2029! 2030!
@2015 @2016 @2017 @2018 @2019 @2020 @2021 @2022 @2023 @2024 @2025 @2026 @2027 @2028 @2029 @2030
!2020 !2021 !2022 !2023 !2024 !2025 !2026 !2027 2020@ 2021@ 2022@ 2023@ 2024@ 2025@ 2026@ 2027@
20! 21! 22@ 23! 24! 25! 26! 27! @20 @21 @23 @24 @25 @26 @27 ! !! @ @@ $ * & ?
`;

export const COMMON_WHOLE = `
a@123456 a@12345678 a!123456 a1@34567 a1b2c3d4! a1b2c3d4@ a1s2d3f4! ab@12345 ab@123456 abc@12345678 aa@12345678
aa@123456789 aa!12345678 aa12345@ aa123456! aa1234567@ aa12345678! aa123456789! aa1122@@ a123456! a123456@
a1234567! a12345678! a12345678@ a123456789! q!w2e3r4 q1!w2@e3 1qaz!qaz 1qaz@wsx !qaz2wsx !qaz1qaz @wsx2wsx
!qaz@wsx1 1qaz2wsx! 1qaz2wsx@ zaq1@wsx zaq!2wsx zaq12wsx! qaz123!@ qaz@123wsx qwe123!@ qwe!@123 qwe123@@ qwe@123456
qwer1234! qwer1234@ qwer!234 qwerty1! qwerty!1 qwerty12@ 123qwe!@ 123qwe@@ 123456a@ 123456a! 1234567a@ 12345678a@
12345678a! 123456789a@ 123456789a! 123@abcd 123abc!@ 1234@abcd 1234abcd@ 1234abcd! 12345@abc 12345abc@ abcd!234
p@55w0rd p@55word1 pa55w0rd! p4ssw0rd! p4$$w0rd p@$$w0rd p@$$word1 p@$$w0rd1 pass@word1 pass!word1 passw@rd1
password!@1 p@ssw0rd p@ssword0 p@ssword1 p@ssword12 p@ssword123 p@ssword1234 p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234
pa$$word1 pa$$word123 pa$$w0rd1 pa$$w0rd123 senh@123 adm!n123 @dmin123 @dmin1234 @admin123 !admin123 s&nha123 s3nh@123 senh@1234 $enha123
m@ster123 test!ng1 t3st@123 t&ste123 w3lc0me! welc0me! welc0me@ l3tm3in! letme!n1 ch@ngeme1 ch@ng3me ch@ngem3
il0veyou! il0vey0u! fl@mengo1 br@sil123 br@sil2024 br@sil2025 br@sil2026 c0rinthi@ns1 p4lm3ir@s
`;

const listOf = (text: string) => text.split(/\s+/).filter(Boolean);

const beginnings = new Set(listOf(COMMON_BEGINNINGS));
const endings = listOf(COMMON_ENDINGS);
const whole = new Set(listOf(COMMON_WHOLE));

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (whole.has(lower) || beginnings.has(lower)) return true;
  return endings.some((ending) => lower.endsWith(ending) && beginnings.has(lower.slice(0, -ending.length)));
}

const MAXIMUM_LENGTH = 128;

const MISSING = {
  length: 'password_too_short',
  lowercase: 'password_no_lowercase',
  uppercase: 'password_no_uppercase',
  digit: 'password_no_digit',
  special: 'password_no_special',
} as const satisfies Record<PasswordCriterion, FieldTextKey>;

function brokenOf(criteria: PasswordCriteria, password: string): FieldTextKey | null {
  if (password === '') return 'password_required';
  if (password.length > MAXIMUM_LENGTH) return 'password_too_long';
  const [unmet] = unmetCriteria(criteria, password);
  if (unmet) return MISSING[unmet];
  return isCommonPassword(password) ? 'password_common' : null;
}

export const brokenPasswordRule = (password: string): FieldTextKey | null =>
  brokenOf(PASSWORD_CRITERIA.chosen, password);

/** For a password change in the profile, any character except letters and digits is special. */
export function brokenChangeRule(password: string): FieldTextKey | null {
  const broken = brokenOf(PASSWORD_CRITERIA.changed, password);
  return broken === MISSING.special ? 'password_no_symbol' : broken;
}
