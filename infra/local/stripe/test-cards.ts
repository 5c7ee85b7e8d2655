/** The bank's answers for a card. `null` is approval; the texts are decline codes. */
export interface CardBehaviour {
  /** The decline code when the card is saved. */
  setup: string | null;
  /** Whether the cardholder must authenticate when the card is saved, and for each payment, although it was saved with authentication. */
  authenticates: 'never' | 'setup' | 'always';
  /** The decline code of a payment. */
  charge: string | null;
  /** Whether a refund fails after it has succeeded. */
  failsRefunds?: boolean;
}

const behaviour = (
  charge: string | null,
  authenticates: CardBehaviour['authenticates'] = 'never',
  setup: string | null = null,
): CardBehaviour => ({ charge, authenticates, setup });
const declined = (code: string): CardBehaviour => behaviour(code, 'never', code);

/**
 * The test cards of https://docs.stripe.com/testing. Cards that are declined cannot be saved, except the card that is declined
 * only after it was saved.
 */
const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': behaviour(null),
  '5555555555554444': behaviour(null),
  '3566002020360505': behaviour(null),
  '378282246310005': behaviour(null),
  '4000000000000002': declined('generic_decline'),
  '4000000000009995': declined('insufficient_funds'),
  '4000000000000069': declined('expired_card'),
  '4000000000000341': behaviour('generic_decline'),
  '4000000000005126': { ...behaviour(null), failsRefunds: true },
  '4000002500003155': behaviour(null, 'setup'),
  '4000002760003184': behaviour(null, 'always'),
  '4000008260003178': behaviour('insufficient_funds', 'always'),
};

/** Returns the behaviour of a test card; `undefined` for other numbers. */
export const testCard = (number: string): CardBehaviour | undefined => TEST_CARDS[number];

/** Returns the card network by the first digits of a number. */
export function brandOf(number: string): string {
  if (/^3[47]/.test(number)) return 'amex';
  if (number.startsWith('35')) return 'jcb';
  return number.startsWith('5') ? 'mastercard' : 'visa';
}

/** Whether the last digit of a number matches the others (Luhn). */
export function hasValidCheckDigit(number: string): boolean {
  const digits = Array.from(number, Number).toReversed();
  const sum = digits.reduce(
    (total, digit, index) => total + (index % 2 === 1 ? ((digit * 2) % 10) + Math.floor((digit * 2) / 10) : digit),
    0,
  );
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}
