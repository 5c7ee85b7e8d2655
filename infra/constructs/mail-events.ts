import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { ConfigurationSet, ConfigurationSetTlsPolicy, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { ProductFunction } from '#infra/constructs/functions/product-function.ts';
import type { DeadLetterQueue } from '#infra/constructs/monitoring/dead-letter-queue.ts';
import { mailConfigurationSet, type Settings } from '#infra/constructs/settings.ts';

/** The types of events that `functions/mail/jobs/mail-events` records. */
const EVENTS = [EmailSendingEvent.DELIVERY, EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT];

interface MailEventsProps {
  settings: Settings;
  recorder: ProductFunction;
  /** Keeps notifications that SNS could not hand to the function. */
  deadLetters: DeadLetterQueue;
}

/** Delivers SES's events to the function that records the status of e-mails: a configuration set, a topic and its subscription. */
export class MailEvents extends Construct {
  constructor(scope: Construct, id: string, { settings, recorder, deadLetters }: MailEventsProps) {
    super(scope, id);
    const set = new ConfigurationSet(this, 'Set', {
      configurationSetName: mailConfigurationSet(settings),
      tlsPolicy: ConfigurationSetTlsPolicy.OPTIONAL,
      // The product suppresses e-mails itself: the list of SES would also suppress e-mails with links for signing in to the console.
      disableSuppressionList: true,
    });
    const { account } = settings;
    // SES may not use the key that SNS manages.
    const masterKey = new Key(this, 'Key', { description: `${settings.name}: e-mail events`, enableKeyRotation: true });
    masterKey.grantEncryptDecrypt(
      new ServicePrincipal('ses.amazonaws.com', { conditions: { StringEquals: { 'aws:SourceAccount': account } } }),
    );
    const topic = new Topic(this, 'Topic', { displayName: `${settings.name} e-mail events`, masterKey, enforceSSL: true });
    set.addEventDestination('Destination', { destination: EventDestination.snsTopic(topic), events: EVENTS });
    topic.addSubscription(new LambdaSubscription(recorder, { deadLetterQueue: deadLetters }));
  }
}
