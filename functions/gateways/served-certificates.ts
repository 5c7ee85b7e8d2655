import { connect } from 'node:tls';

/** The certificates that domains answer with. */
export interface ServedCertificates {
  /** When the certificate of a domain ends; `undefined` if the domain answers with none that is valid for it. */
  endOf(domain: string): Promise<Date | undefined>;
}

const PORT = 443;
const TIMEOUT_MS = 3_000;

/** Asks each domain itself, as a visitor does. */
export const servedCertificates: ServedCertificates = {
  endOf: (host) =>
    new Promise((resolve) => {
      const socket = connect({ host, port: PORT, servername: host, timeout: TIMEOUT_MS });
      const end = (endsAt?: Date) => {
        socket.destroy();
        resolve(endsAt);
      };
      socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
      socket.once('timeout', () => end());
      socket.once('error', () => end());
    }),
};

/** On a laptop, where no custom domain answers: asks the stand-in for CloudFront. `endpoint`: its address; `accessKeyId`: whom it answers. */
export const localCertificates = (endpoint: string, accessKeyId: string): ServedCertificates => ({
  async endOf(domain) {
    const headers = { authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/certificate` };
    const response = await fetch(new URL(`/local/certificate/${domain}`, endpoint), { headers });
    return response.ok ? new Date(await response.text()) : undefined;
  },
});
