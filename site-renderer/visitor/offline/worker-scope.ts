/** The parts of a service worker's interface that the workers of sites use. The compiler's library has them only without a document. */

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface MessageToWorker extends WorkerEvent {
  data: unknown;
}

export interface WorkerScope {
  location: { origin: string };
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: MessageToWorker) => void) => void);
}
