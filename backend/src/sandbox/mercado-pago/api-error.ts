/** An answer of Mercado Pago that refuses; `code` is its number for the cause. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: number | null = null,
  ) {
    super(message);
  }

  /** The body in Mercado Pago's form. */
  toBody(): object {
    const cause = this.code === null ? [] : [{ code: this.code, description: this.message, data: null }];
    const error = { 400: 'bad_request', 401: 'unauthorized', 404: 'not_found' }[this.status] ?? 'error';
    return { message: this.message, error, status: this.status, cause };
  }
}

export function badRequest(message: string, code: number): ApiError {
  return new ApiError(400, message, code);
}
