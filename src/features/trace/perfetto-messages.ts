import { PbfWriter } from "pbf";

/*
 * The Perfetto messages that we write, from google/perfetto at ec5d16b14b (v58.2), protos/perfetto/trace/: trace_packet.proto,
 * interned_data/interned_data.proto, track_event/{track_event,track_descriptor}.proto, gpu/{gpu_render_stage_event,gpu_interned_data,
 * gpu_track_event,gpu_counter_event}.proto, system_info/gpu_info.proto, ../common/gpu_counter_descriptor.proto. Each field
 * has the name from the .proto, its number, and its type.
 */

type FieldType = "uint" | "double" | "string" | Messages;
type Messages = { readonly [field: string]: readonly [number: number, type: FieldType] };

const dim3 = { x: [1, "uint"], y: [2, "uint"], z: [3, "uint"] } as const satisfies Messages;
const computeArg = {
  name_iid: [1, "uint"],
  uint_value: [4, "uint"],
} as const satisfies Messages;
const internedName = { iid: [1, "uint"], name: [2, "string"] } as const satisfies Messages;

const counterDescriptor = {
  specs: [
    1,
    {
      counter_id: [1, "uint"],
      name: [2, "string"],
      description: [3, "string"],
      numerator_units: [7, "uint"],
      denominator_units: [8, "uint"],
      groups: [10, "uint"],
      value_direction: [11, "uint"],
    },
  ],
} as const satisfies Messages;

const packetMessage = {
  timestamp: [8, "uint"],
  trusted_packet_sequence_id: [10, "uint"],
  track_event: [
    11,
    {
      type: [9, "uint"],
      name_iid: [10, "uint"],
      track_uuid: [11, "uint"],
      gpu_correlation: [3000, { render_stage_submission_event_ids: [1, "uint"] }],
      gpu_api: [3001, "uint"],
    },
  ],
  interned_data: [
    12,
    {
      event_names: [2, internedName],
      graphics_contexts: [23, { iid: [1, "uint"], pid: [2, "uint"], api: [3, "uint"] }],
      gpu_specifications: [
        24,
        { iid: [1, "uint"], name: [2, "string"], description: [3, "string"], category: [4, "uint"] },
      ],
      gpu_counter_descriptors: [
        47,
        { iid: [1, "uint"], counter_descriptor: [2, counterDescriptor], gpu_id: [3, "uint"] },
      ],
      compute_kernels: [
        1000,
        {
          iid: [1, "uint"],
          name: [2, "string"],
          demangled_name: [3, "string"],
          arch: [4, "string"],
          args: [5, computeArg],
        },
      ],
      compute_arg_names: [1001, internedName],
    },
  ],
  sequence_flags: [13, "uint"],
  gpu_counter_event: [
    52,
    {
      counters: [2, { counter_id: [1, "uint"], double_value: [3, "double"] }],
      gpu_id: [3, "uint"],
      counter_descriptor_iid: [4, "uint"],
    },
  ],
  gpu_render_stage_event: [
    53,
    {
      event_id: [1, "uint"],
      duration: [2, "uint"],
      context: [5, "uint"],
      gpu_id: [11, "uint"],
      hw_queue_iid: [13, "uint"],
      stage_iid: [14, "uint"],
      kernel_iid: [19, "uint"],
      name_iid: [20, "uint"],
      launch: [21, { grid_size: [1, dim3], workgroup_size: [2, dim3], args: [3, computeArg] }],
    },
  ],
  track_descriptor: [
    60,
    {
      uuid: [1, "uint"],
      name: [2, "string"],
      process: [3, { pid: [1, "uint"], process_name: [6, "string"] }],
      thread: [4, { pid: [1, "uint"], tid: [2, "uint"], thread_name: [5, "string"] }],
      parent_uuid: [5, "uint"],
    },
  ],
  gpu_info: [128, { gpus: [1, { name: [1, "string"], vendor: [2, "string"] }] }],
} as const satisfies Messages;

/** All fields are optional, and a repeated field has a list. */
type ValuesOf<M extends Messages> = { readonly [F in keyof M]?: ValueOf<M[F][1]> | readonly ValueOf<M[F][1]>[] };
type ValueOf<T extends FieldType> = T extends "string"
  ? string
  : T extends "uint" | "double"
    ? number
    : T extends Messages
      ? ValuesOf<T>
      : never;

export type Packet = ValuesOf<typeof packetMessage>;

/** Each packet is field 1 of message Trace. */
export function encodeTrace(packets: readonly Packet[]): Uint8Array {
  const writer = new PbfWriter();
  for (const packet of packets) writer.writeMessage(1, writePacket, packet);
  return writer.finish();
}

const writePacket = createWriter(packetMessage);

type Write = (value: unknown, writer: PbfWriter) => void;

/** We build the function once, because a trace may have 100,000 messages. */
function createWriter(message: Messages): Write {
  const fields = new Map(Object.entries(message).map(([name, field]) => [name, createFieldWriter(field)]));
  return (values, writer) => {
    if (typeof values !== "object" || values === null) throw new TypeError(`not a message: ${String(values)}`);
    for (const [name, value] of Object.entries(values)) {
      const write = fields.get(name);
      if (write === undefined) throw new TypeError(`unknown field in a packet: ${name}`);
      if (Array.isArray(value)) for (const item of value) write(item, writer);
      else write(value, writer);
    }
  };
}

function createFieldWriter([number, type]: Messages[string]): Write {
  if (typeof type === "object") {
    const writeMessage = createWriter(type);
    return (value, writer) => {
      writer.writeMessage(number, writeMessage, value);
    };
  }
  if (type === "string")
    return (value, writer) => {
      writer.writeStringField(number, String(value));
    };
  if (type === "double")
    return (value, writer) => {
      writer.writeDoubleField(number, Number(value));
    };
  return (value, writer) => {
    // A negative number or a fraction would become a different number in the file.
    if (!Number.isSafeInteger(value) || Number(value) < 0)
      throw new TypeError(`not an unsigned integer: ${String(value)}`);
    writer.writeVarintField(number, Number(value));
  };
}
