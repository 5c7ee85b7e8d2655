/** A refusal as SES v2 answers it: JSON with a message, the code in `x-amzn-errortype`. */
export class SesError extends Error {
  override name = 'SesError';
  readonly code: 'BadRequestException' | 'UnknownOperationException';
  readonly status: 400 | 404;

  constructor(code: SesError['code'], message: string) {
    super(message);
    this.code = code;
    this.status = code === 'BadRequestException' ? 400 : 404;
  }
}
