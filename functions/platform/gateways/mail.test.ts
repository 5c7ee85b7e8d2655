import { MessageRejected, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { sesMailer } from '#functions/platform/gateways/mail.ts';

const ADDRESS = 'hanako.suzuki@tea-house.jp';

it('sesMailer omits e-mail addresses from the errors that it throws, because errors are logged', async () => {
  const ses = mockClient(SESClient);
  const message = `Email address is not verified. The following identities failed the check in region AP-NORTHEAST-1: ${ADDRESS}`;
  ses.on(SendRawEmailCommand).rejects(new MessageRejected({ message, $metadata: {} }));
  const mail = { to: ADDRESS, fromName: null, subject: 'x', html: 'x', text: 'x' };
  const error: unknown = await sesMailer(new SESClient({}), 'no-reply@example.com')
    .send(mail)
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  const { name, message: logged, stack, ...rest } = error as Error;
  expect(logged).toBe(
    'MessageRejected: Email address is not verified. The following identities failed the check in region AP-NORTHEAST-1: <address>',
  );
  // The runtime logs every enumerable property of what a function throws.
  expect(JSON.stringify([name, logged, stack, rest])).not.toContain(ADDRESS);
});
