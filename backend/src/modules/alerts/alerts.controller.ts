import {
  Body,
  Delete,
  Example,
  Get,
  Path,
  Post,
  Response,
  Route,
  Security,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Clock } from '../../platform/clock.js';
import { ApiController } from '../../platform/http/index.js';
import {
  presentAlert,
  presentAlerts,
  type CreatePriceAlertRequestDto,
  type PriceAlertDto,
  type PriceAlertIdDto,
  type PriceAlertsDto,
} from './alerts.dto.js';
import type { AlertsService } from './alerts.service.js';

@Route('api/v1/alerts')
@Tags('Alerts')
@Security('session')
export class AlertsController extends ApiController<{ alerts: AlertsService; clock: Clock }> {
  /** Lists the alerts of the account: those that wait, were triggered, or ended less than a month ago. */
  @Get()
  @Security('account')
  async listPriceAlerts(): Promise<PriceAlertsDto> {
    const { alerts, clock } = this.deps;
    return presentAlerts(await alerts.list(this.actor), this.language, clock.now());
  }

  /**
   * Tells the customer once, by push, mail and webhook (`alert.triggered`), when a number is in stock, or costs at most
   * this price. It reserves no number. It replaces the account's alert for the same service and country.
   */
  @Post()
  @SuccessResponse(201, 'Created')
  @Example<PriceAlertDto>({
    id: '01a1fe21-7b3c-7d10-8e54-6f0a9b2c1d34',
    service: { code: 'wa', name: 'WhatsApp', image_url: '/images/services/wa.svg' },
    country: { iso_code: 'BR', name: 'Brasil', flag_image_url: '/images/flags/BR.svg' },
    currency: 'BRL',
    max_price_cents: 400,
    state: 'waiting',
    created_at: '2026-03-10T12:00:00.000Z',
    ends_at: '2026-03-17T12:00:00.000Z',
    triggered_at: null,
    triggered_price_cents: null,
    now: { price_cents: 439, stock: 120, delivery_rate: 0.92, typical_seconds: 9 },
  })
  @Response(
    409,
    '`ALERT_NOT_NEEDED`: such a number is sold now (`price_cents`); `ALERT_LIMIT_REACHED`: the account has the maximum of alerts (`maximum`)',
  )
  @Response(422, 'A country or service that does not exist')
  async createPriceAlert(@Body() body: CreatePriceAlertRequestDto): Promise<PriceAlertDto> {
    const { service, country_iso: country, days, max_price_cents: maxPriceCents = null } = body;
    const created = await this.deps.alerts.create(this.actor, { service, country, days, maxPriceCents });
    this.setStatus(201);
    return presentAlert(created, this.language, this.deps.clock.now());
  }

  /** Removes an alert in any state. */
  @Delete('{id}')
  @SuccessResponse(204, 'Removed')
  async removePriceAlert(@Path() id: PriceAlertIdDto): Promise<void> {
    await this.deps.alerts.remove(this.actor, id);
  }
}
