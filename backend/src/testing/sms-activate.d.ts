/** The client of the old market, version 1.0.1, which has no types. */
declare module 'sms-activate' {
  export default class SmsActivate {
    constructor(key: string);
    session: { defaults: { baseURL: string } };
    getBalance(): Promise<number | null>;
    getNumber(service: string, country: number): Promise<{ id: number; number: number } | null>;
    setStatus(id: number, status: number): Promise<string>;
    getStatus(id: number): Promise<string>;
    getCode(id: number): Promise<string | null>;
  }
}
