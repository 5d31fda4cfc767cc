import { Controller, Get, OperationId, Route, Tags } from '@tsoa/runtime';

/** What a client needs to know about the server before anybody signs in. */
export interface AppInfoDto {
  /** Name of the product. */
  name: string;
  /** Build that is running. */
  version: string;
  /** True when payments, numbers or mails are simulated. */
  sandbox: boolean;
  /** Page that pays Pix charges and sends messages; null outside the sandbox. */
  sandbox_url: string | null;
}

@Route('api/v1/app')
@Tags('App')
export class AppInfoController extends Controller {
  constructor(private readonly info: AppInfoDto) {
    super();
  }

  /** Name, version and whether this is a sandbox. */
  @Get()
  @OperationId('getAppInfo')
  getAppInfo(): AppInfoDto {
    return this.info;
  }
}
