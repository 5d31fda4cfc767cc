import { Body, Post, Response, Route, Security, Tags } from '@tsoa/runtime';
import { DomainError } from '../../platform/errors/index.js';
import { ApiController } from '../../platform/http/index.js';
import type { TestNumbers } from './test-numbers.service.js';

/** @example { "seconds": 1200 } */
interface AdvanceTestClockRequestDto {
  /** At most 30 days with one call. @isInt not_integer @minimum 1 too_small @maximum 2592000 too_large */
  seconds: number;
}

/** The clock of the test world of an account. */
export interface TestClockDto {
  /** The time that it shows now. It runs on from there, and never goes back. */
  now: string;
}

const presentTestClock = (now: Date): TestClockDto => ({ now: now.toISOString() });

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
