import { randomUUID } from 'node:crypto';
import type { SNSEvent } from 'aws-lambda';
import type { Mail } from '#infra/local/mail/mail.ts';
import type { SentMail } from '#infra/local/mail/read-send-raw-email.ts';

const REGION = 'ap-northeast-1';
const ACCOUNT = '000000000000';
const TOPIC = `arn:aws:sns:${REGION}:${ACCOUNT}:mail-events`;

type EventDetails = Readonly<Record<string, unknown>>;

/** The addresses of the mailbox simulator of SES, without the label that may follow a `+`. */
const SIMULATED = /^(?<scenario>[a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

const delivery = (recipient: string, at: Date): EventDetails => ({
  eventType: 'Delivery',
  delivery: {
    timestamp: at.toISOString(),
    processingTimeMillis: 500,
    recipients: [recipient],
    smtpResponse: '250 2.6.0 Message received',
    reportingMTA: 'a8-96.smtp-out.amazonses.com',
  },
});

const bounce = (bounceType: string, bounceSubType: string, recipient: EventDetails, at: Date): EventDetails => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType,
    bouncedRecipients: [recipient],
    timestamp: at.toISOString(),
    feedbackId: randomUUID(),
    reportingMTA: 'dsn; a8-96.smtp-out.amazonses.com',
  },
});

/** Returns the events that SES publishes about an e-mail to one recipient, of the types that the product has subscribed to. */
function eventsOf(recipient: string, at: Date): EventDetails[] {
  switch (SIMULATED.exec(recipient)?.groups?.['scenario']?.toLowerCase()) {
    case 'bounce': {
      const failure = { action: 'failed', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 user unknown' };
      return [bounce('Permanent', 'General', { emailAddress: recipient, ...failure }, at)];
    }
    case 'suppressionlist': {
      const diagnosticCode = 'Amazon SES has suppressed sending to this address because it has a recent history of bouncing';
      return [bounce('Permanent', 'Suppressed', { emailAddress: recipient, action: 'failed', status: '5.1.1', diagnosticCode }, at)];
    }
    case 'complaint': {
      const complaint = {
        complainedRecipients: [{ emailAddress: recipient }],
        timestamp: at.toISOString(),
        feedbackId: randomUUID(),
        complaintSubType: null,
        userAgent: 'Amazon SES Mailbox Simulator',
        complaintFeedbackType: 'abuse',
        arrivalDate: at.toISOString(),
      };
      return [delivery(recipient, at), { eventType: 'Complaint', complaint }];
    }
    case 'ooto':
      return [delivery(recipient, at), bounce('Transient', 'General', { emailAddress: recipient }, at)];
    default:
      return [delivery(recipient, at)];
  }
}

/** Returns the part of events that describes the e-mail. */
function mailObject(mail: Mail, recipient: string, { configurationSet, tags }: Pick<SentMail, 'configurationSet' | 'tags'>) {
  const address = /<([^<>]+)>$/.exec(mail.from)?.[1] ?? mail.from;
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return {
    timestamp: mail.at,
    source: mail.from,
    sourceArn: `arn:aws:ses:${REGION}:${ACCOUNT}:identity/${domain}`,
    sendingAccountId: ACCOUNT,
    messageId: mail.id,
    destination: [recipient],
    headersTruncated: false,
    headers: [
      { name: 'From', value: mail.from },
      { name: 'To', value: recipient },
      { name: 'Subject', value: mail.subject },
    ],
    commonHeaders: { from: [mail.from], to: [recipient], messageId: mail.id, subject: mail.subject },
    tags: {
      'ses:operation': ['SendRawEmail'],
      'ses:configuration-set': [configurationSet],
      'ses:from-domain': [domain],
      ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [name, [value]])),
    },
  };
}

const notification = (message: EventDetails, at: Date): SNSEvent => ({
  Records: [
    {
      EventSource: 'aws:sns',
      EventVersion: '1.0',
      EventSubscriptionArn: `${TOPIC}:${randomUUID()}`,
      Sns: {
        Type: 'Notification',
        MessageId: randomUUID(),
        TopicArn: TOPIC,
        Subject: 'Amazon SES Email Event Notification',
        Message: JSON.stringify(message),
        Timestamp: at.toISOString(),
        SignatureVersion: '1',
        Signature: 'EXAMPLE',
        SigningCertUrl: 'EXAMPLE',
        UnsubscribeUrl: 'EXAMPLE',
        MessageAttributes: {},
      },
    },
  ],
});

/**
 * Returns the SNS notifications of the events that SES publishes about an e-mail (event publishing through a configuration set, in
 * the format of the SES developer guide). E-mails to addresses of the mailbox simulator have the outcome of the address; all
 * other e-mails are delivered.
 */
export function mailNotifications(mail: Mail, sent: Pick<SentMail, 'configurationSet' | 'tags'>, at = new Date()): SNSEvent[] {
  const recipients = [...mail.to, ...mail.cc, ...mail.bcc];
  return recipients.flatMap((recipient) =>
    eventsOf(recipient, at).map((event) => notification({ ...event, mail: mailObject(mail, recipient, sent) }, at)),
  );
}
