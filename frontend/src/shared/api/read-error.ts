import { ApiError } from './api-error';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function readBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // Proxies answer for a server that is down, in HTML.
    return undefined;
  }
}

/** The refusal that an answer carries; anything but the documented body becomes UNKNOWN_ERROR. */
export async function readError(response: Response): Promise<ApiError> {
  const body = await readBody(response);
  const detail = isRecord(body) ? body.detail : undefined;
  if (typeof detail === 'string') return new ApiError(response.status, 'UNKNOWN_ERROR', detail);
  if (!isRecord(detail)) return new ApiError(response.status, 'UNKNOWN_ERROR', '');

  const { code, message, fields, ...details } = detail;
  return new ApiError(
    response.status,
    typeof code === 'string' ? code : 'UNKNOWN_ERROR',
    typeof message === 'string' ? message : '',
    details,
    textFields(fields),
  );
}
