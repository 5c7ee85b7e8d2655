import { requiredEnv } from '#infra/local/platform/required-env.ts';
import { startStorage } from '#infra/local/storage/start-storage.ts';

const env = requiredEnv('PORT', 'DATA_DIR', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'BUCKETS');

const list = (value: string | undefined): string[] => (value ?? '').split(',').filter((entry) => entry !== '');

const { url } = await startStorage({
  port: Number(env.PORT),
  dataDir: env.DATA_DIR,
  credentials: { accessKeyId: env.ACCESS_KEY_ID, secretAccessKey: env.SECRET_ACCESS_KEY },
  buckets: list(env.BUCKETS),
  lockableBuckets: list(process.env['LOCKABLE_BUCKETS']),
  allowedOrigins: list(process.env['ALLOWED_ORIGINS']),
});
console.log(`storage: ${url}`);
