import { ApiError } from '@torpedo/api-client';

/** The sign-in could not be checked, because the server or the network failed. */
export class SessionNotLoadedError extends ApiError {}
