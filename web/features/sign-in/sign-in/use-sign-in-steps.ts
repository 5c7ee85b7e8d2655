import { useState } from 'react';

/** The steps of a sign-in: the password, then a code if the login has a second factor. */
export function useSignInSteps() {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [expired, setExpired] = useState<Error | null>(null);
  return {
    /** The challenge of the second step; `null` in the first step. */
    challenge,
    /** The error that caused the return from the second step to the first. */
    expired,
    goOn: setChallenge,
    goBack: (error: Error | null): void => {
      setChallenge(null);
      setExpired(error);
    },
  };
}
