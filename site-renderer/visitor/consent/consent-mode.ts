import type { ConsentChoice } from '#site-renderer/visitor/consent/stored-choice.ts';

/** The kinds of storage of Google's consent mode. */
const KINDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];

type TagWindow = Window & { dataLayer?: unknown[] };

/** Tags read a command only from an `arguments` object, not from an array. */
function command(..._parts: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params
  return arguments;
}

/** Tells Google's tags the choice: the same as `gtag('consent', …)`. The first command has to precede all tags. */
export function setConsentMode(kind: 'default' | 'update', choice: ConsentChoice): void {
  const states = Object.fromEntries(KINDS.map((name) => [name, choice]));
  ((window as TagWindow).dataLayer ??= []).push(command('consent', kind, states));
}
