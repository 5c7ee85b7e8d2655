import { startMail } from '#infra/local/mail/start-mail.ts';
import { requiredEnv } from '#infra/local/platform/required-env.ts';

const { PORT, DATA_DIR } = requiredEnv('PORT', 'DATA_DIR');

const { url } = await startMail({ port: Number(PORT), dataDir: DATA_DIR });
console.log(`mail: ${url}`);
