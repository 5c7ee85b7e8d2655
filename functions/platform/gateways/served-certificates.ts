import { connect } from 'node:tls';

/** Reads the certificates that domains serve. */
export interface ServedCertificates {
  /** Returns the expiry of a domain's certificate, or `undefined` if the domain serves no valid one. */
  endOf(domain: string): Promise<Date | undefined>;
}

const PORT = 443;
const TIMEOUT_MS = 3_000;

/** Reads the certificate by connecting to the domain, as a visitor does. */
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

/**
 * Reads certificates on a laptop, where custom domains are not served, from the CloudFront stand-in at `endpoint`, authorized by
 * `accessKeyId`.
 */
export const localCertificates = (endpoint: string, accessKeyId: string): ServedCertificates => ({
  async endOf(domain) {
    const headers = { authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/certificate` };
    const response = await fetch(new URL(`/local/certificate/${domain}`, endpoint), { headers });
    return response.ok ? new Date(await response.text()) : undefined;
  },
});
