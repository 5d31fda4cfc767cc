import { fieldsOf, textOf } from '../gateway-http.js';

/** Problem details, RFC 7807. */
export function problemText(body: unknown, status: number): string {
  const { title, detail, violacoes } = fieldsOf(body);
  const reasons = Array.isArray(violacoes) ? violacoes.map((one) => textOf(fieldsOf(one).razao)) : [];
  const words = [textOf(title), textOf(detail), ...reasons].filter((word) => word !== null).join(' ');
  return (words || `HTTP ${status}`).slice(0, 500);
}
