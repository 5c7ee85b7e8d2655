import * as z from 'zod';

const Recipients = z.array(z.object({ emailAddress: z.string() }));

/** The used fields of an event that SES publishes to SNS. Other types of events are ignored. */
const MailEvent = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('Delivery') }),
  z.object({ eventType: z.literal('Reject') }),
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({ bounceType: z.enum(['Undetermined', 'Permanent', 'Transient']), bouncedRecipients: Recipients }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    /** `not-spam`: the recipient withdraws an earlier complaint. */
    complaint: z.object({ complainedRecipients: Recipients, complaintFeedbackType: z.string().exactOptional() }),
  }),
]);

/** The tags that the product gave the e-mail, each with a list of values. */
const TaggedMail = z.object({ mail: z.object({ tags: z.record(z.string(), z.array(z.string())).default({}) }) });

type ParsedMailEvent = z.infer<typeof MailEvent> & { tags: Readonly<Record<string, string>> };

/**
 * Returns the event in a message of the topic; `undefined` for anything else. SES also publishes a plain-text sentence when the topic is
 * connected.
 */
export function parseMailEvent(message: string): ParsedMailEvent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return undefined;
  }
  const event = MailEvent.safeParse(value);
  const tagged = TaggedMail.safeParse(value);
  if (!event.success || !tagged.success) return undefined;
  const tags = Object.entries(tagged.data.mail.tags).flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first] as const]));
  return { ...event.data, tags: Object.fromEntries(tags) };
}
