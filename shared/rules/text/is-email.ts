const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** Whether `value` has the syntax of an e-mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);
