import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import type { Settings } from '#infra/constructs/settings.ts';

/** The content of Stripe's secret until the operator has entered the access. Until then, card payments fail. */
const EMPTY_STRIPE_ACCESS = { secretKey: 'not-entered', webhookSecret: 'not-entered' };

/** Generates a key, beside a field for a second key that is also valid during a rotation. */
const KEY_PAIR: SecretStringGenerator = { secretStringTemplate: JSON.stringify({ other: 'none' }), generateStringKey: 'current' };

interface SecretDefinition {
  name: string;
  description: string;
  generate: SecretStringGenerator;
  /** The reason why no schedule rotates the secret. */
  isRotatedByHand: string;
}

const SECRETS = {
  OriginKey: {
    name: 'origin-key',
    description: 'Proves to the functions that a request came through CloudFront',
    generate: KEY_PAIR,
    isRotatedByHand: 'CloudFront gets a new key by a deployment only; docs/operations.md describes the rotation.',
  },
  MediaKeys: {
    name: 'media-keys',
    description: 'Sign the rights to see unpublished media',
    generate: KEY_PAIR,
    isRotatedByHand: 'The functions and the edge get a new key in an order that a schedule cannot keep; docs/operations.md describes it.',
  },
  TwoFactorKey: {
    name: 'two-factor-key',
    description: 'Seals the secrets of second factors',
    generate: {},
    isRotatedByHand: 'Another key could not decrypt what this one has encrypted; see docs/operations.md.',
  },
  WebhookKey: {
    name: 'webhook-key',
    description: 'Encrypts the secrets of webhooks',
    generate: {},
    isRotatedByHand: 'Another key could not decrypt the secrets that are stored; accounts rotate those.',
  },
  Stripe: {
    name: 'stripe',
    description: 'Access to Stripe, which the operator enters',
    generate: { secretStringTemplate: JSON.stringify(EMPTY_STRIPE_ACCESS), generateStringKey: 'unused' },
    isRotatedByHand: 'Stripe issues its keys; docs/operations.md describes how they are entered and changed.',
  },
} as const satisfies Record<string, SecretDefinition>;

export const secretName = ({ name }: Settings, id: keyof typeof SECRETS): string => `${name}/${SECRETS[id].name}`;

/** The secrets that functions read when they start. */
export type ProductSecrets = Readonly<Record<'originKey' | 'mediaKeys' | 'twoFactorKey' | 'webhookKey' | 'stripe', Secret>>;

export function createProductSecrets(scope: Construct, settings: Settings): ProductSecrets {
  const create = (id: keyof typeof SECRETS): Secret => {
    const { description, generate, isRotatedByHand } = SECRETS[id];
    const secret = new Secret(scope, id, {
      secretName: secretName(settings, id),
      description,
      generateSecretString: { ...generate, passwordLength: 48, excludePunctuation: true },
      // A failed first deployment removes the secret, because its name would block the next deployment. Later ones retain it: without its
      // key, data restored from the table would be unreadable, and no login with a second factor could sign in.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    acknowledge(secret, { 'AwsSolutions-SMG4': isRotatedByHand });
    return secret;
  };
  return {
    originKey: create('OriginKey'),
    mediaKeys: create('MediaKeys'),
    twoFactorKey: create('TwoFactorKey'),
    webhookKey: create('WebhookKey'),
    stripe: create('Stripe'),
  };
}
