/** An error response of SES, always with status 400. */
export class SesError extends Error {
  override name = 'SesError';
  readonly code: 'InvalidParameterValue' | 'InvalidAction' | 'ConfigurationSetDoesNotExist';

  constructor(code: SesError['code'], message: string) {
    super(message);
    this.code = code;
  }
}
