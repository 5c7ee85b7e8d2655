import * as z from 'zod';
import { instant } from '#shared/model/fields.ts';

/** An e-mail about an entry or a member, and its delivery state. */
export const SentMail = z.object({
  template: z.enum([
    'form-received',
    'form-thanks',
    'member-registration',
    'member-registration-again',
    'member-password-reset',
    'member-password-changed',
    'member-email-change',
  ]),
  to: z.string(),
  /** The delivery state. `suppressed`: not sent, because an earlier e-mail to the address bounced or was reported as spam. */
  state: z.enum(['queued', 'sent', 'delivered', 'bounced', 'complained', 'suppressed', 'failed']),
  at: instant(),
});
export type SentMail = z.infer<typeof SentMail>;
