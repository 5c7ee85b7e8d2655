const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** Whether `value` has the form of an e-mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);
