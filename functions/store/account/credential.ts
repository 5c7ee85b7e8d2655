/** What a sign-in is checked against. Kept apart from the account, so that no list of accounts ever carries a hash. */
export interface Credential {
  accountId: string;
  /** `null`: no password was chosen yet. */
  passwordHash: string | null;
}
