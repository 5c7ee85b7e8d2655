/** Preloaded into every Node process of the platform: ends the process when the supervisor has ended for any reason. */
const end = (): never => process.exit(1);
if (!process.connected) end();
process.on('disconnect', end);
process.channel?.unref();
