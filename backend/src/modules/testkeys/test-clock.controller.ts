import { Body, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { DomainError } from '../../platform/errors/index.js';
import { ApiController } from '../../platform/http/index.js';
import { presentTestClock, type AdvanceTestClockRequestDto, type TestClockDto } from './test-clock.dto.js';
import type { TestNumbers } from './test-numbers.service.js';

@Route('api/v1/test/clock')
@Tags('Test keys')
@Security('account')
export class TestClockController extends ApiController<{ worlds: Pick<TestNumbers, 'advance'> }> {
  /**
   * Moves the clock of the account's test world forward, for test keys only. Codes, expiry and webhooks that are due by
   * the new time happen at once.
   */
  @Post('advance')
  @Response(403, 'TEST_KEY_REQUIRED: a session or another key called')
  async advanceTestClock(@Body() body: AdvanceTestClockRequestDto): Promise<TestClockDto> {
    const { userId, apiKey } = this.actor;
    if (!apiKey?.isTest) throw new DomainError('TEST_KEY_REQUIRED');
    return presentTestClock(await this.deps.worlds.advance(userId, body.seconds));
  }
}
