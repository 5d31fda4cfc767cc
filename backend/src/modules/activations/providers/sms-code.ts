interface Candidate {
  code: string;
  index: number;
  length: number;
}

const CODE_FORMS = [
  /(?<![\d.,:/+-])[A-Z]-(\d{4,8})(?![\d-])/g,
  /(?<![\d.,:/+-]|\d )(\d{3})[- ](\d{3,4})(?![\d-]|[.,:/ ]\d)/g,
  /(?<![\d.,:/+-]|\d )(\d{2}) (\d{3})(?![\d-]|[.,:/ ]\d)/g,
  /(?<![\d.,:/+-]|\d )(\d{4})[- ](\d{4})(?![\d-]|[.,:/ ]\d)/g,
  /(?<![\d.,:/+-])(\d{4,8})(?![\d-]|[.,:/]\d)/g,
];
const WORDS =
  /c[oó]digo|code|clave|senha|\bpin\b|\botp\b|password|token|verifica|confirm|c[oó]d\b|код|пароль/giu;
const MONEY_BEFORE = /(?:R\$|US\$|\$|€|£)\s*$/;
const YEAR = /^(?:19|20)\d{2}$/;

/**
 * The verification code in the text of a message, digits only (4 to 8, also written `123-456`, `71 204`, `G-123456`);
 * null where there is none. Among several numbers the one nearest to a word like "code" wins.
 */
export function extractCode(text: string): string | null {
  const candidates = findCandidates(text);
  if (candidates.length === 0) return null;
  const words = [...text.matchAll(WORDS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: distanceToWord(candidate, words) + yearPenalty(candidate) }))
    .sort((left, right) => left.distance - right.distance || left.candidate.index - right.candidate.index);
  return ranked[0]?.candidate.code ?? null;
}

function findCandidates(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const form of CODE_FORMS) {
    for (const match of text.matchAll(form)) {
      const overlaps = found.some(
        (other) => match.index < other.index + other.length && other.index < match.index + match[0].length,
      );
      if (overlaps || MONEY_BEFORE.test(text.slice(0, match.index))) continue;
      found.push({ code: match.slice(1).join(''), index: match.index, length: match[0].length });
    }
  }
  return found;
}

function distanceToWord(candidate: Candidate, words: { start: number; end: number }[]): number {
  const end = candidate.index + candidate.length;
  const distances = words.map((word) => Math.max(word.start - end, candidate.index - word.end, 0));
  return Math.min(...distances, 10_000);
}

function yearPenalty(candidate: Candidate): number {
  return YEAR.test(candidate.code) ? 1_000 : 0;
}
