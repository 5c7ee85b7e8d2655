/** The process `stripe`: card payments. */
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { requiredEnv } from '#infra/local/platform/required-env.ts';
import { startStripe } from '#infra/local/stripe/start-stripe.ts';

const { PORT, DATA_DIR, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PAGES_ORIGIN, WEBHOOK_URL } = requiredEnv(
  'PORT',
  'DATA_DIR',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAGES_ORIGIN',
  'WEBHOOK_URL',
);
const { url } = await startStripe({
  port: Number(PORT),
  dataDir: DATA_DIR,
  secretKey: STRIPE_SECRET_KEY,
  pages: PAGES_ORIGIN,
  now: systemClock,
  webhooks: { url: WEBHOOK_URL, secret: STRIPE_WEBHOOK_SECRET },
});
console.log(`stripe: ${url}`);
