/** Preloaded into every Node process of the platform: ends it when the supervisor has ended in any way. */
const end = (): never => process.exit(1);
if (!process.connected) end();
process.on('disconnect', end);
process.channel?.unref();
