/** Loaded first into every Node process of the platform: ends it when the supervisor is gone, however that ended. */
const end = (): never => process.exit(1);
if (!process.connected) end();
process.on('disconnect', end);
process.channel?.unref();
